import type {
  SettingsChange,
  VersionedSettings,
} from "shared/content/site-settings/settings-changes";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import type { ZodType } from "zod";
import type { RecordField } from "../../../../lib/editing/record-field.ts";

export type Versioned<Value> = { value: Value; version: string };

/** Converts a settings section between the contract's value and the form's values. */
export type SettingsEditor<Value, Values> = {
  section: SettingsSection;
  read: (settings: VersionedSettings) => Versioned<Value>;
  versioned: ZodType<Versioned<Value>>;
  toValues: (value: Value) => Values;
  /** Unvalidated form values. */
  typed: ZodType<Values>;
  /** Validates the form values; its messages appear beside the fields. */
  checked: ZodType<Value>;
  fields: RecordField<Values>[];
  /** Drops rows that were added and left blank. */
  withoutBlanks: (values: Values) => Values;
  toChange: (value: Value, version: string) => SettingsChange;
};
