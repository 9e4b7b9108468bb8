import "server-only";
import type { Form, Item } from "./schema";
import { itemsOf } from "./scoring";
import { ITEM_BANK } from "./item-bank";

export const listItems = (form: Form): Item[] => itemsOf(form, ITEM_BANK);
