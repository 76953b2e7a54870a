# Whether the store signed this body not long ago: pip install cryptography
import base64
import time

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def is_signed(public_key: str, headers: dict[str, str], body: bytes) -> bool:
    """`headers` with names in lower case; `body` as it came, not parsed and written again."""
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 5 * 60:
        return False
    key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public_key.removeprefix("whpk_")))
    signed = f"{event_id}.{timestamp}.".encode() + body
    # Several stand side by side while a key changes: one of them is enough.
    for signature in headers.get("webhook-signature", "").split(" "):
        version, _, encoded = signature.partition(",")
        try:
            if version == "v1a":
                key.verify(base64.b64decode(encoded), signed)
                return True
        except (InvalidSignature, ValueError):
            continue
    return False
