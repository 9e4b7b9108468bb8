const load = async () => {
  jest.resetModules();
  return (await import("./process-singleton")).processSingleton;
};

describe("processSingleton", () => {
  it("shares one value between two copies of a module", async () => {
    const first = (await load())("shared", () => ({ copy: 1 }));
    const second = (await load())("shared", () => ({ copy: 2 }));
    expect(second.peek()).toBeUndefined();
    expect(first.get()).toEqual({ copy: 1 });
    expect(second.get()).toBe(first.get());
  });

  it("creates a new value after it was cleared", async () => {
    const create = jest.fn(() => ({}));
    const singleton = (await load())("cleared", create);
    singleton.get();
    singleton.clear();
    singleton.get();
    expect(create).toHaveBeenCalledTimes(2);
  });
});
