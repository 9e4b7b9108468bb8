import { readFileSync } from "node:fs";
import path from "node:path";

interface Locked {
  version?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const readLocked = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> }).packages;
const locked = readLocked("package-lock.json");
const lockedForBench = readLocked("bench/package-lock.json");
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const benchManifest = JSON.parse(readFileSync("bench/package.json", "utf8")) as Pick<Manifest, "dependencies">;
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";

function finds(place: string, name: string): boolean {
  for (let folder = place; ; folder = path.dirname(folder)) {
    if (path.join(folder, "node_modules", name) in locked) return true;
    if (folder === "." || folder === "") return false;
  }
}

it("the lock file has every platform's packages, so that it installs on each of them", () => {
  const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (finds(place, name) ? [] : [`${name} (for ${nameOf(place)})`])),
  );
  expect(missing).toEqual([]);
});

it("each package comes from the registry, in one exact version", () => {
  const elsewhere = [...Object.values(locked), ...Object.values(lockedForBench)].flatMap(({ resolved }) =>
    resolved === undefined || resolved.startsWith("https://registry.npmjs.org/") ? [] : [resolved],
  );
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const direct = { ...dependencies, ...devDependencies, ...optionalDependencies, ...benchManifest.dependencies };
  const ranges = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect({ elsewhere, ranges }).toEqual({ elsewhere: [], ranges: [] });
});

it("each package with an install script is allowed or denied by name", () => {
  const wanting = Object.entries({ ...locked, ...lockedForBench }).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  const undecided = wanting.filter(
    ([place, { version }]) =>
      !(nameOf(place) in manifest.allowScripts) && !(`${nameOf(place)}@${version}` in manifest.allowScripts),
  );
  expect(undecided.map(([place]) => place)).toEqual([]);
});
