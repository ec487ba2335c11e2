import { parseSync } from '@swc/core';

/** A node of the syntax tree, as loosely as a walk needs it. */
export type SyntaxNode = { type: string; span?: { start: number }; [part: string]: unknown };

export function parseSource(file: string, code: string): SyntaxNode {
  const tree: unknown = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') });
  return tree as SyntaxNode;
}

/** Calls `visit` for every node, parents first. */
export function walk(part: unknown, visit: (node: SyntaxNode) => void) {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) visit(part);
  for (const inner of Object.values(part)) walk(inner, visit);
}

export function isNode(part: unknown): part is SyntaxNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}

/** The name of what is called: `t` for `t('…')`, `success` for `banner.success('…')`. */
export function calledName(call: SyntaxNode): string {
  const callee = call.callee;
  if (!isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(name) ? String(name.value ?? '') : '';
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = Array.isArray(call.arguments) ? call.arguments : [];
  return list.map((argument: { expression: unknown }) => argument.expression).filter(isNode);
}

/** The fixed pieces of a template, around its `${…}`. */
export function templatePieces(template: SyntaxNode): string[] {
  const pieces = Array.isArray(template.quasis) ? template.quasis : [];
  return pieces.map((piece: { cooked?: string; raw: string }) => piece.cooked ?? piece.raw);
}

/** Positions are bytes, counted from 1. */
export function lineOf(code: string, node: SyntaxNode): number {
  const before = Buffer.from(code).subarray(0, (node.span?.start ?? 1) - 1);
  return before.toString().split('\n').length;
}
