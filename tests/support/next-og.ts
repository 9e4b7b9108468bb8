/** Replaces the image library, whose WebAssembly Jest cannot load; browser tests use the real one. */
export class ImageResponse extends Response {
  constructor() {
    super(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { headers: { "content-type": "image/png" } });
  }
}
