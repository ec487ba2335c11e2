import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { tab, tabLine, tabList } from './tab-style.ts';

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
};

/** Tabs without an address of their own; otherwise use `TabLinks`. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List aria-label={label} className={tabList}>
        {tabs.map((one) => (
          <Base.Tab key={one.value} value={one.value} className={`${tab} data-active:text-brand-text ${tabLine}`}>
            {one.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((one) => (
        <Base.Panel key={one.value} value={one.value} className="pt-6">
          {one.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
