import type { CompositionEvent, FormEvent } from 'react';

export type Capitalise = 'sentences' | 'words' | 'off';

/**
 * Capitalises what has just been typed at the end of a text. Only there: someone who goes back to make a letter small ("iFood")
 * keeps it. A letter whose capital is longer (ß) stays, so that the caret does not move.
 */
export function capitaliseTyped(text: string, typed: string, mode: Capitalise): string {
  if (mode === 'off' || typed === '' || !text.endsWith(typed)) return text;
  const start = text.length - typed.length;
  const firstLetters = mode === 'words' ? /(?<=^|[\s(])\p{Ll}/gu : /(?<=^\s*)\p{Ll}/gu;
  return text.replace(firstLetters, (letter, at: number) => {
    const capital = letter.toUpperCase();
    return at >= start && capital.length === letter.length ? capital : letter;
  });
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Event handlers and the phone keyboard's attribute; `onInput` runs before React's onChange, which then sees the capital. */
export function capitalising(mode: Capitalise) {
  return {
    autoCapitalize: mode,
    onInput(event: FormEvent<TextElement>) {
      const input = event.nativeEvent as InputEvent;
      // During a composition (accents, Japanese, phone keyboards) the text must not be touched.
      if (input.isComposing || !input.data) return;
      replaceTyped(event.currentTarget, input.data, mode, (element, text) => {
        element.value = text;
      });
    },
    onCompositionEnd(event: CompositionEvent<TextElement>) {
      replaceTyped(event.currentTarget, event.data, mode, typeInto);
    },
  };
}

function replaceTyped(
  element: TextElement,
  typed: string,
  mode: Capitalise,
  put: (element: TextElement, text: string) => void,
) {
  if (element.selectionStart !== element.value.length) return;
  const text = capitaliseTyped(element.value, typed, mode);
  if (text !== element.value) put(element, text);
}

/** Changes a text as if typed: React and the form library see an ordinary input event. */
export function typeInto(element: TextElement, text: string) {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
