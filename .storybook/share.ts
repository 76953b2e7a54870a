/**
 * Whether this one of many takes part in a run of one share: one in `parts` does, others with the next share. Without a share
 * all of them do.
 */
export const isInShare = (index: number, parts: number, share: string | undefined): boolean =>
  !share || index % parts === Number(share) % parts;
