/** The version that the specification gives the client and its contract. The product has releases with other numbers (package.json). */
export const CLIENT_VERSION = '1.20.2';
