interface Requests {
  addressOf: () => string;
  cookie: string;
  rounds: number;
  /** Requests before the measured ones. */
  warmUp: number;
  isExpected?: (response: Response) => boolean;
}

const isOk = ({ ok }: Response) => ok;

/** Times, in ms, of requests one after the other. */
export async function responseTimesMs(requests: Requests): Promise<number[]> {
  const { addressOf, cookie, rounds, warmUp, isExpected = isOk } = requests;
  const taken: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now();
    const response = await fetch(addressOf(), { headers: { cookie } });
    await response.arrayBuffer();
    if (!isExpected(response)) throw new Error(`${response.status} for ${response.url}`);
    if (round >= 0) taken.push(performance.now() - began);
  }
  return taken;
}
