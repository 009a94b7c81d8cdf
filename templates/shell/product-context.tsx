// What the reader is in: the product's name and its versions, above the navigation. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { Icon } from './icon.tsx';
import { textOf } from './text-of.ts';

export function ProductContext({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  const { product } = view;
  if (!product) return null;
  const current = product.versions.find((version) => version.current) ?? product.versions[0];
  return (
    <div className="product-context">
      {frame.products.length > 1 ? (
        <details className="menu product-menu" data-xd-menu="">
          <summary className="product-name" aria-label={`${textOf(frame, 'shell.products')}: ${product.name}`}>
            <span>{product.name}</span>
            <Icon name="chevron" />
          </summary>
          <ul className="menu-list">
            {frame.products.map(({ text, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === product.href ? 'true' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : product.href ? (
        <a className="product-name" href={product.href}>
          {product.name}
        </a>
      ) : (
        <span className="product-name">{product.name}</span>
      )}
      {current && product.versions.length > 1 ? (
        <details className="menu" data-xd-menu="">
          <summary className="menu-button-text" aria-label={`${textOf(frame, 'shell.version')} ${current.text}`}>
            {current.text}
            <Icon name="chevron" />
          </summary>
          <ul className="menu-list">
            {product.versions.map((version) => (
              <li key={version.text}>
                <a href={version.href} aria-current={version === current ? 'true' : undefined}>
                  {version.text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : current ? (
        <span className="product-version">{current.text}</span>
      ) : null}
    </div>
  );
}
