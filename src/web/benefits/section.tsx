import type { ReactNode } from 'react';

export function Section(props: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="scroll-mt-20 pt-16 lg:scroll-mt-6 lg:pt-24">
      <div className="mb-6 max-w-[640px] lg:mb-10">
        <h2 id={`${props.id}-title`} className="text-2xl font-semibold text-balance lg:text-3xl">
          {props.title}
        </h2>
        <p className="mt-2 text-muted">{props.lead}</p>
      </div>
      {props.children}
    </section>
  );
}
