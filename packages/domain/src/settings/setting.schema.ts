import * as v from 'valibot';

/** Anything JSON can hold. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | SettingValue[]
  | { [name: string]: SettingValue };

export const settingValueSchema: v.GenericSchema<unknown, SettingValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
    v.array(settingValueSchema),
    v.record(v.string(), settingValueSchema),
  ]),
);

/** One setting (spec 3, Settings entity). The key is `category.name` and serves as the id. */
export const settingSchema = v.object({
  _id: v.string(),
  key: v.string(),
  category: v.string(),
  value: settingValueSchema,
});
export type Setting = v.InferOutput<typeof settingSchema>;

/** One change: who, when, before, after. A setting that did not exist has no `before`. */
export const settingChangeSchema = v.object({
  key: v.string(),
  category: v.string(),
  before: v.optional(settingValueSchema),
  after: v.optional(settingValueSchema),
  changedBy: v.string(),
  /** ISO instant. */
  changedAt: v.string(),
});
export type SettingChange = v.InferOutput<typeof settingChangeSchema>;
