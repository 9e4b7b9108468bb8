export class ImageResponse extends Response {
  constructor() {
    super(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { headers: { "content-type": "image/png" } });
  }
}
