import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { LinkedText } from '#web/texts/linked-text.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Checkbox, type CheckboxProps } from '#web/ui/checkbox.tsx';

/** Whoever makes an account accepts the terms. */
export function TermsField(field: Omit<CheckboxProps, 'label'>) {
  const { t } = useTranslation('account');
  return (
    <Checkbox
      label={t('signup.terms')}
      hint={<LinkedText text={t('signup.legal')} parts={legalLinks} />}
      {...field}
      required
    />
  );
}

const legalLinks = {
  terms: (words: string) => <LegalLink href={paths.terms}>{words}</LegalLink>,
  privacy: (words: string) => <LegalLink href={paths.privacy}>{words}</LegalLink>,
};

/** In another tab, so that the input here stays. */
function LegalLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-medium text-brand-text underline underline-offset-3">
      {children}
    </a>
  );
}
