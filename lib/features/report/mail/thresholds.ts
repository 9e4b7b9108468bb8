/** Limits that decide which texts about mail apply. */

export const MIN_REQUESTS = 20;
export const MIN_CONVERSATIONS = 40;
/** Conversations that others answered, too. */
export const MIN_CONTESTED = 20;
/** To the five people written to most, and to all others. */
export const MIN_MAILS_OF_SIDE = 20;

export const SHORT_MAIL_WORDS = 20;
export const LONG_MAIL_WORDS = 40;
export const VERY_SHORT_MAIL_WORDS = 13;
export const VERY_LONG_MAIL_WORDS = 60;
/** From here one side's mails are clearly longer than the other's. */
export const CLEAR_LENGTH_RATIO = 1.25;

/** Below this share of late mails, more than nine in ten leave in working hours. */
export const SOME_LATE_SHARE = 0.1;
/** Everybody sends a mail late now and then; below this share it is no habit. */
export const HABIT_LATE_SHARE = 0.12;
/** From here late mails are what stands out about a person's rhythm. */
export const OFTEN_LATE_SHARE = 0.2;

export const MANY_REQUESTS_SHARE = 0.35;
export const FEW_REQUESTS_SHARE = 0.2;
export const HARDLY_REQUESTS_SHARE = 0.1;
/** Of requests, readers or conversations: clearly more than half, and clearly less. */
export const MAJORITY_SHARE = 0.6;
export const MINORITY_SHARE = 0.4;
