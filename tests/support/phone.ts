// A customer's phone and its eSIM, by the simulator's page.

type Store = { url: string };

const press = async ({ url }: Store, iccid: string, fields: Record<string, string>): Promise<void> => {
  const response = await fetch(`${url}/reference/esim/${iccid}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The simulator answered ${response.status}`);
};

/** Brings the eSIM from released to switched on. */
export const switchOn = async (store: Store, iccid: string): Promise<void> => {
  for (const action of ['download', 'install', 'enable']) await press(store, iccid, { action });
};

/** Uses data in Germany. */
export const consumeData = (store: Store, iccid: string, megabytes: number): Promise<void> =>
  press(store, iccid, { action: 'use', megabytes: String(megabytes), country: 'DE' });

/** Installs the eSIM and deletes it: it is no longer active then. */
export const deleteEsim = async (store: Store, iccid: string): Promise<void> => {
  for (const action of ['download', 'install', 'delete']) await press(store, iccid, { action });
};
