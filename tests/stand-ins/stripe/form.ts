// The form that Stripe's API takes: `line_items[0][price_data][currency]=usd`.

export type Form = { [name: string]: string | Form };

const set = (form: Form, [name = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  set(next, rest, value);
};

export const parseForm = (text: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) set(form, name.replaceAll(']', '').split('['), value);
  return form;
};

/** The value at a place, such as `line_items.0.quantity`; undefined when there is none. */
export const at = (form: Form, place: string): string | undefined => {
  let value: string | Form | undefined = form;
  for (const name of place.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
