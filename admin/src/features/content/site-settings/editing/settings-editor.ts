import type {
  SettingsChange,
  SettingsSection,
  VersionedSettings,
} from "shared/content/site-settings/site-settings";
import type { ZodType } from "zod";
import type { RecordField } from "../../../../lib/editing/record-field.ts";

export type Versioned<Value> = { value: Value; version: string };

/** How a settings section is edited: its value as the contract has it, and as it stands in the fields. */
export type SettingsEditor<Value, Values> = {
  section: SettingsSection;
  label: string;
  read: (settings: VersionedSettings) => Versioned<Value>;
  versioned: ZodType<Versioned<Value>>;
  toValues: (value: Value) => Values;
  /** As typed, valid or not. */
  typed: ZodType<Values>;
  /** Reads what was typed; its sentences stand beside the fields. */
  checked: ZodType<Value>;
  fields: RecordField<Values>[];
  /** Without the rows that were added and left blank. */
  withoutBlanks: (values: Values) => Values;
  toChange: (value: Value, version: string) => SettingsChange;
};
