import { PRE_HYDRATION_SUBMIT_HASH } from "../pages/pre-hydration-submit";
import { DATA_POLICY, FILE_POLICY, pagePolicy } from "./csp";

const options = { formTargets: ["https://accounts.google.com"], isDevelopment: false };
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

it("lets a page load from its own site and run named scripts, and lets nobody frame or rebase it", () => {
  expect(directives(pagePolicy({ nonce: "n" }, options))).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", "'nonce-n'", "'strict-dynamic'", `'${PRE_HYDRATION_SUBMIT_HASH}'`],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'", "https://accounts.google.com"],
  });
});

it("lets the admin area start no worker and send forms nowhere else", () => {
  expect(directives(pagePolicy({ nonce: "n" }, { ...options, isAdmin: true }))).toMatchObject({
    "img-src": ["'self'", "data:"],
    "worker-src": ["'none'"],
    "form-action": ["'self'"],
  });
});

it("names the scripts of a prerendered page by their hashes", () => {
  const { "script-src": scripts } = directives(pagePolicy({ hashes: ["sha256-a", "sha256-b"] }, options));
  expect(scripts).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
});

it("lets files and data run and load nothing", () => {
  for (const policy of [FILE_POLICY, DATA_POLICY])
    expect(directives(policy)).toMatchObject({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });
});
