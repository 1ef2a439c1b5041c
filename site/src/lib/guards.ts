/** Guards for what a browser gets as JSON, where zod would weigh 23 kB: they look at every key that the type names. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isString: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value) => typeof value === "number";
export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";

export const isNullOr =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value) =>
    value === null || isValue(value);

export const isOptional =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value) =>
    value === undefined || isValue(value);

export const isListOf =
  <Item>(isItem: Guard<Item>): Guard<Item[]> =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

const isObject: Guard<object> = (value) => typeof value === "object" && value !== null;

export const isRecordOf =
  <Item>(isItem: Guard<Item>): Guard<Record<string, Item>> =>
  (value): value is Record<string, Item> =>
    isObject(value) && Object.values(value).every(isItem);

/** Keys that `Value` does not name may be there, too. */
export const isShape =
  <Value extends object>(guards: { [Key in keyof Value]-?: Guard<Value[Key]> }): Guard<Value> =>
  (value): value is Value =>
    isObject(value) &&
    Object.entries<Guard<unknown>>(guards).every(([key, isValid]) =>
      isValid(Reflect.get(value, key)),
    );
