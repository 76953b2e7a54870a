// oidc-provider warns at its import whenever Node is not an LTS release. The version here is pinned and tested together
// with Node's, and the warning would be the first line in every start's output.
const { warn } = console;
console.warn = () => {};
const library = await import('oidc-provider');
console.warn = warn;

export const { Provider, errors, interactionPolicy } = library;
