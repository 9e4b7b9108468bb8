import { configure } from "@testing-library/react";

// How long `findBy…` and `waitFor` wait at most: a limit for what never comes, not for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
