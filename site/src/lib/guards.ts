/** Type guards for stored and received data; zod would add 23 kB to each page. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isString: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value) => typeof value === "number";
export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";

export const isOneOf =
  <const Text extends string>(...texts: Text[]): Guard<Text> =>
  (value): value is Text =>
    texts.some((text) => text === value);

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

/** Allows keys that `Value` does not name. */
export const isShape =
  <Value extends object>(guards: { [Key in keyof Value]-?: Guard<Value[Key]> }): Guard<Value> =>
  (value): value is Value =>
    isObject(value) &&
    Object.entries<Guard<unknown>>(guards).every(([key, isValid]) =>
      isValid(Reflect.get(value, key)),
    );

/** `undefined` if the key is missing or of another type. */
export const readKey = <Value>(
  value: unknown,
  key: string,
  isValue: Guard<Value>,
): Value | undefined => {
  const property: unknown = isObject(value) ? Reflect.get(value, key) : undefined;
  return isValue(property) ? property : undefined;
};
