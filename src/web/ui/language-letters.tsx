import { ChevronDown } from 'lucide-react';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { useLanguage } from './use-language.ts';

type Props = { label: string; nameOf: (language: Language) => string; onChange: (language: Language) => void };

/** Shows two letters; the browser's own list opens over them. */
export function LanguageLetters({ label, nameOf, onChange }: Props) {
  const value = useLanguage();
  return (
    <div className="relative -mr-2 flex h-control min-w-control flex-none items-center justify-center gap-1 rounded-control px-2 text-13 font-semibold text-muted outline-focus hover:bg-subtle has-focus-visible:outline-2">
      <span aria-hidden="true">{value.toUpperCase()}</span>
      <ChevronDown aria-hidden className="size-4" />
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Language)}
        className="absolute inset-0 cursor-pointer text-base opacity-0"
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} className="bg-surface text-text">
            {nameOf(language)}
          </option>
        ))}
      </select>
    </div>
  );
}
