// A JSON response that many callers get: made, checked, tagged and compressed once.
import { compressOnce, type Encoded, encodingOnce } from './encoding.ts';
import { etagOf } from '../core/etag.ts';

export class SharedJson<Body = unknown> {
  /** Only a type: the value is not kept. */
  declare readonly body: Body;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly #encoded = new Map<string, Promise<Encoded>>();
  #isChecked = false;

  constructor(body: Body) {
    this.content = Buffer.from(JSON.stringify(body));
    this.etag = etagOf(this.content);
  }

  /** Runs the check for the first caller. A check that throws is repeated for the next caller. */
  checkOnce(check: (body: unknown) => void): void {
    if (this.#isChecked) return;
    check(JSON.parse(this.content.toString()));
    this.#isChecked = true;
  }

  /** The content in an encoding that this caller accepts. */
  encodedFor(accepted: string): Promise<Encoded> {
    const name = encodingOnce(this.content, accepted) ?? '';
    const encoded = this.#encoded.get(name) ?? compressOnce(this.content, name);
    this.#encoded.set(name, encoded);
    return encoded;
  }
}
