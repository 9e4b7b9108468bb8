import { z } from "zod";
import bank from "@/content/hexaco/items.json";
import { itemSchema, type Item } from "./schema";

/** All statements. Read without the database, as the demo needs them before its client is generated. */
export const ITEM_BANK: Item[] = z.array(itemSchema).length(240).parse(bank);
