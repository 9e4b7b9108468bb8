import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// The timeout of `findBy…` and `waitFor`: long enough for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
