import { Camera, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Props = {
  /** What is chosen, such as "Foto de antes". */
  label: string;
  /** One after another where several are chosen: the next begins when this one is stored. */
  onPicture: (data: string) => Promise<unknown> | unknown;
  isMultiple?: boolean;
  /** The id of a message elsewhere, such as a refusal of the server. */
  errorAt?: string;
  className?: string;
};

/** A button that takes photos: a phone asks whether to use its camera. They are made small before they are handed on. */
export function PictureInput({ label, onPicture, isMultiple, errorAt, className }: Props) {
  const { t } = useTranslation('pictures');
  const problemId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(files: File[]) {
    if (files.length === 0 || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      for (const file of files) {
        const data = await shrinkPicture(file);
        if (data) await onPicture(data);
        else setProblem(t('errors.invalid'));
      }
    } finally {
      setBusy(false);
    }
  }

  const Icon = isBusy ? LoaderCircle : Camera;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      {/* The input covers the button, so that photos can be dropped on it. */}
      <label className="relative inline-grid min-h-control place-items-center content-center gap-1 rounded-control border border-dashed border-control px-3 py-2 text-center text-13 text-muted hover:bg-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Icon aria-hidden className={classNames('size-5', isBusy && 'motion-safe:animate-spin')} />
        <span>{isBusy ? t('reading') : label}</span>
        <input
          type="file"
          accept="image/*"
          multiple={isMultiple}
          aria-label={label}
          aria-describedby={classNames(problem && problemId, errorAt) || undefined}
          // Not disabled: whoever works with the keyboard would lose their place.
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={(event) => {
            const input = event.currentTarget;
            // Cleared, so that the same file can be chosen again.
            void take([...(input.files ?? [])]).finally(() => {
              input.value = '';
            });
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p role="status" className="sr-only">
        {isBusy && t('reading')}
      </p>
      {problem && (
        <p id={problemId} role="alert" className="text-13 font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  );
}
