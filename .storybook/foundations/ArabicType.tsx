import { LanguagePart } from '@vestibule/ui/theme';
import { useContext } from 'react';
import { arabicLeading } from '../../packages/ui/src/theme/arabic-style.js';
import { arabicFont } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { ChosenTheme, useShape } from '../chosen-theme.js';
import { firstFamily, pixelRange } from './lengths.js';
import { LineFacts } from './LineFacts.js';
import { Detail, Rows, Sheet } from './specimen.styles.js';
import { Face, Faces, Letters, Line, uses, Weights, type SizeName } from './Typography.js';

type FaceName = keyof typeof tokens.font;

/** The words of each size, as a hotel would say them in Arabic. Types fail when one is missing. */
const words: Record<SizeName, string> = {
  display: 'بيت على البحر',
  title1: 'غرف فوق الميناء',
  title2: 'ما يختاره العائدون أكثر من غيره',
  title3: 'غرفة كينغ بإطلالة بحرية',
  lead: 'اثنتا عشرة غرفة وجناحًا، لكل منها باب على البحر.',
  body: 'يُقدَّم الفطور حتى الحادية عشرة. ويأتي الخبز يوم الجمعة من فرن الحديقة.',
  small: 'نرسل التأكيد إلى هذا العنوان.',
  caption: 'متاح في بعض الليالي',
};

/** The typefaces of Arabic letters of the chosen hotel, in the weights that it uses. */
export function ArabicFamilies() {
  return (
    <Sheet>
      <Faces>
        <Family face="display" weights={[400]} use="Titles, names, prices." />
        <Family face="text" weights={[400, 500, 600]} use="Everything that is read or pressed." />
      </Faces>
    </Sheet>
  );
}

function Family({ face, weights, use }: { face: FaceName; weights: number[]; use: string }) {
  const { arabic } = useContext(ChosenTheme) ?? {};
  return (
    <Face>
      <LanguagePart lang="ar" style={{ fontFamily: tokens.font[face] }}>
        <Letters>أبجد</Letters>
        <Weights>
          {weights.map((weight) => (
            <span key={weight} style={{ fontWeight: weight }}>
              {`ضيافة ${weight}`}
            </span>
          ))}
        </Weights>
        <p>ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن هـ و ي ء ة ى ، ؛ ؟ 0123456789</p>
      </LanguagePart>
      <Detail>
        {firstFamily(arabic?.[face] ?? arabicFont[face])}. {use}
      </Detail>
    </Face>
  );
}

/** Each size in Arabic letters, with the height of line that Arabic has. */
export function ArabicScale() {
  return (
    <Sheet>
      <Rows>
        {(Object.keys(uses) as SizeName[]).map((name) => (
          <ArabicLine key={name} name={name} />
        ))}
      </Rows>
    </Sheet>
  );
}

function ArabicLine({ name }: { name: SizeName }) {
  const { face, line } = uses[name];
  const { size } = useShape();
  const style = {
    fontFamily: tokens.font[face],
    fontSize: tokens.size[name],
    lineHeight: tokens.leading[line],
  };
  return (
    <Line>
      <LanguagePart lang="ar">
        <p style={style}>{words[name]}</p>
      </LanguagePart>
      <LineFacts
        name={name}
        figure={`${pixelRange(size[name])} · leading.${line} ${arabicLeading[line]}`}
      />
    </Line>
  );
}
