import { withoutLinks } from '#domain/shared/without-links.ts';
import type { Texts } from '../texts.ts';

/** Whoever signs somebody else's address up picks the name that the mail greets. */
export function greeting(
  t: Texts,
  letter: 'reset' | 'confirm' | 'newEmail' | 'oldEmail' | 'request',
  salon: string,
): string {
  const name = withoutLinks(salon);
  return name ? t(`mail:${letter}.greeting`, { name }) : t('mail:hello');
}

/** A mail as simple as it can be: every mail program shows it, with pictures switched off too. */
export function letterHtml(paragraphs: string[], button: { link: string; label: string }): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  return `<div style="font:16px/24px system-ui,sans-serif;color:#1d1a26;max-width:520px;margin:0 auto;padding:24px">
<p style="margin:0 0 24px;font-weight:600;color:#7e22ce">Madeixa</p>${body}
<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="background:#9333ea;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
</div>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
