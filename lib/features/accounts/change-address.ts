import "server-only";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import * as store from "./store";

/**
 * Links that were mailed to the former address stop working, so that they cannot confirm the new one.
 * @returns false when the address is confirmed.
 * @throws AppError conflict when the new address, in any spelling, is taken.
 */
export async function changeUnconfirmedAddress(userId: number, email: string): Promise<boolean> {
  try {
    return await store.changeUnconfirmedAddress(userId, email);
  } catch (error) {
    throw isUniqueViolation(error) ? store.addressTaken(error) : error;
  }
}
