// Runs in the hidden frame: passes the provider's response to the page around it, in the form of oidc-client-ts,
// without its code.
window.parent.postMessage(
  { source: 'oidc-client', url: globalThis.location.href, keepOpen: false },
  globalThis.location.origin,
);
