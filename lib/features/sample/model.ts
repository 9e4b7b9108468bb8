export const DEMO_NOTICE = "A demo: the person here is made up, and so is everything about them.";
