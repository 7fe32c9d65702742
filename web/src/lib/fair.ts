/** The check of a deal, made here and not by the server: the scheme is that of docs/fair-deals.md. */

/** What the server committed itself to, before it knew anybody's luck. */
export async function commitment(secret: string, table: string): Promise<string> {
  const bytes = new Uint8Array(await mac(secret, `quartier commitment 1\n${table}`));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed that follows from the secret and everybody's luck. */
export async function seed(secret: string, table: string, luck: string[]): Promise<string> {
  const lines = luck.map((part) => `\n${part.length} ${part}`).join('');
  return new DataView(await mac(secret, `quartier seed 1\n${table}${lines}`)).getBigUint64(0).toString();
}

async function mac(secret: string, message: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message));
}
