import { Printer } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, type ButtonProps } from './button.tsx';
import { printWhole } from './print-whole.ts';

/** Prints the page as print.css lays it out. */
export function PrintButton(button: Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'>) {
  const { t } = useTranslation('ui');
  return (
    <Button {...button} icon={Printer} onClick={() => void printWhole()}>
      {t('print')}
    </Button>
  );
}
