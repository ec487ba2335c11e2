import type { ShownPicture } from '#contract/pictures/forms.ts';
import { SalonPicture } from './salon-picture.tsx';

const LINES = Array.from({ length: 15 }, (_, index) => index);

/** The salon's picture across the page, or strands of hair in our colours. */
export function Cover({ salonId, picture }: { salonId: string; picture: ShownPicture | null }) {
  return (
    <div className="h-44 overflow-hidden bg-brand-900 md:h-85">
      {picture ? (
        <SalonPicture
          salonId={salonId}
          picture={picture}
          alt=""
          sizes="100vw"
          isFirst
          className="size-full object-cover"
        />
      ) : (
        <div className={strands}>
          <svg aria-hidden="true" viewBox="0 0 1440 340" preserveAspectRatio="xMidYMid slice" className="size-full">
            <g fill="none" stroke="#fff">
              {LINES.map((line) => (
                <path
                  key={line}
                  d={strand(line)}
                  strokeOpacity={line % 3 ? 0.11 : 0.2}
                  strokeWidth={line % 2 ? 1.6 : 3}
                />
              ))}
            </g>
          </svg>
        </div>
      )}
    </div>
  );
}

const strands =
  'size-full bg-[radial-gradient(90%_140%_at_82%_10%,#a855f7_0,transparent_58%),radial-gradient(80%_120%_at_10%_100%,#be185d_0,transparent_60%)]';

function strand(line: number): string {
  const x = -40 + 92 * line;
  const bend = [120, 166, 160, 132, 94][line % 5] ?? 120;
  return `M${x} 420C${x + 80} ${260 + 14 * (line % 4)} ${x + 10 + (line % 3) * 12} 190 ${x + bend - 10} 90S${x + 150} -30 ${x + 190} -60`;
}
