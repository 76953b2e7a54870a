export const storefrontFetch = async <T>(url: string, init: RequestInit): Promise<T> => (await fetch(url, init)).json() as Promise<T>;
