// TypeScript checks side-effect imports; the bundler resolves this one.
declare module "*.css";
