import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiAddress } from '#web/configuration/configuration.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './Reference.module.css';
import type { ReferenceRequest } from './swagger.ts';

const OPERATIONS = 6;

/** Placeholder for the operations. */
export const ReferenceSkeleton = (): ReactElement => {
  const { t } = useTranslation('specifications');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="16rem" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      {Array.from({ length: OPERATIONS }, (_, at) => (
        <Skeleton key={at} shape="block" height="3rem" />
      ))}
    </div>
  );
};

type ReferenceProps = {
  /** An OpenAPI document. */
  document: object;
  /** Sent as bearer token with every tried call. */
  token: string | undefined;
  /** Whether the command line shown for a tried call contains the token. */
  showsToken: boolean;
};

/** Loaded with the page, in parallel with the document. */
export const fetchSwagger = () => import('./swagger.ts');

/** The document's server is ours; the token goes to no other one. */
const isOurs = ({ url }: ReferenceRequest): boolean =>
  [apiAddress(), globalThis.location.href].some((own) => new URL(own).origin === new URL(url, own).origin);

/** The operations of a document, to read and to try. Their renderer is loaded on first use. */
export const Reference = ({ document: specification, token, showsToken }: ReferenceProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  const bearer = useRef(token);
  const [isDrawn, setDrawn] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    bearer.current = token;
  }, [token]);

  useEffect(() => {
    const root = globalThis.document.createElement('div');
    place.current?.append(root);
    const authorize = (request: ReferenceRequest): ReferenceRequest => {
      if (bearer.current === undefined || !isOurs(request)) return request;
      return { ...request, headers: { ...request.headers, Authorization: `Bearer ${bearer.current}` } };
    };
    const draw = async (): Promise<void> => {
      const { drawReference } = await fetchSwagger();
      if (root.isConnected)
        drawReference({ root, specification, authorize, showsToken, onDrawn: () => setDrawn(true) });
    };
    draw().catch(setFailure);
    return () => {
      root.remove();
      setDrawn(false);
    };
  }, [specification, showsToken]);

  // The route handles files of the app that cannot be loaded.
  if (failure !== undefined) throw failure;
  return (
    <>
      {!isDrawn && <ReferenceSkeleton />}
      <div ref={place} hidden={!isDrawn} />
    </>
  );
};
