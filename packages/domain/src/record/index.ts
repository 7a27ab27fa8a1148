/** A record in which every field is said, the optional ones perhaps as undefined: none is forgotten. */
export type Complete<Record> = { [Field in keyof Required<Record>]: Record[Field] };
