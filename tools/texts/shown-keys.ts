/** What gives the texts of a catalogue in a language. */
const reader = String.raw`(?:useTexts|wordsIn|textsIn|textsOf|use\w+Texts)`;

const anyOf = (names: Iterable<string>) => String.raw`\b(?:${[...names].join('|')})\b`;

/** Where a name, caught by the first group, stands for what one of these names stands for. */
const bindings = (any: string) => [
  // `const t = useTexts(texts);`
  String.raw`(?:const|let) (\w+)(?:: [^=;]+)? = ${reader}\([^;]*?${any}[^;.]*\);`,
  // `const t = textsFor(head);`, `const t = texts;`
  String.raw`(?:const|let) (\w+)(?:: [^=;]+)? = ${any}(?:\([^;.]*\))?;`,
  // `const textsFor = (head: Letterhead): Translation<typeof texts> =>`
  String.raw`(?:const|let) (\w+) = \([^;]*?(?:=>\s+${reader}\([^;]*?${any}[^;.]*\);|typeof ${any})`,
  // `t: Translation<typeof texts>`, `t: RowTexts`
  String.raw`(\w+)\??: (?:Readonly<)?(?:Pick<)?(?:Translation<(?:typeof )?${any}|(?=[A-Z])${any})`,
  // `(t = texts)`
  String.raw`(\w+)(?:: [\w<> ]+)? = ${any}\s*[,)}]`,
  String.raw`type (\w+) = [^;{]*${any}`,
  String.raw`function (\w+)\([^)]*\): [^{]*${any}`,
];

const matches = (code: string, pattern: string) =>
  Array.from(code.matchAll(new RegExp(pattern, 'g')), ([, found = '']) => found);

/** The keys that a file takes out of the catalogue that it knows by these names. */
export function keysShown(code: string, known: readonly string[]): Set<string> {
  const names = new Set(known);
  for (let before = 0; before < names.size;) {
    before = names.size;
    const found = bindings(anyOf(names)).flatMap((pattern) => matches(code, pattern));
    for (const name of found) names.add(name);
  }
  const any = anyOf(names);
  return new Set([
    // `t.key`, `wordsIn(language, texts).key`
    ...matches(code, String.raw`${any}\)?\s*\??\.(\w+)`),
    ...matches(code, String.raw`${any}\([^()]*\)\.(\w+)`),
    // `const { key, other: name } = useTexts(texts);`
    ...matches(code, String.raw`\{([^{}]*)\}(?:: [^=;]+)? = [^;]*?${any}`).flatMap((taken) =>
      taken.split(',').map((part) => part.split(/[:=]/)[0]?.trim() ?? ''),
    ),
  ]);
}

/** What a file calls the catalogue that it imports as `texts` from beside it. */
export function nameBeside(code: string, file: string): string[] {
  const [, imported = ''] =
    new RegExp(
      String.raw`import (?:type )?\{([^}]*)\} from '[^']*/${file.replaceAll('.', '[.]')}\.js'`,
    ).exec(code) ?? [];
  return imported.split(',').flatMap((part) => {
    const [name, alias = name] = part.trim().split(' as ');
    return name === 'texts' && alias ? [alias] : [];
  });
}
