// Whether the store signed this body not long ago (Java 17 or newer, no library).
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;

final class VerifyWebhook {
  /** What stands before the 32 bytes of an Ed25519 key in X.509 (RFC 8410). */
  private static final byte[] PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

  /** The values of the headers, null for one that is missing, and the body as it came. */
  static boolean isSigned(String publicKey, String id, String timestamp, String signatures, byte[] body)
      throws GeneralSecurityException {
    if (id == null || signatures == null || timestamp == null || !timestamp.matches("\\d{1,12}")) return false;
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) return false;
    var encoded = new ByteArrayOutputStream();
    encoded.writeBytes(PREFIX);
    encoded.writeBytes(Base64.getDecoder().decode(publicKey.replaceFirst("^whpk_", "")));
    var key = KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded.toByteArray()));
    // Several stand side by side while a key changes: one of them is enough.
    for (var signature : signatures.split(" ")) {
      if (signature.startsWith("v1a,") && isSignature(key, signature.substring(4), id + "." + timestamp + ".", body))
        return true;
    }
    return false;
  }

  private static boolean isSignature(PublicKey key, String encoded, String start, byte[] body) {
    try {
      var verifier = Signature.getInstance("Ed25519");
      verifier.initVerify(key);
      verifier.update(start.getBytes(StandardCharsets.UTF_8));
      verifier.update(body);
      return verifier.verify(Base64.getDecoder().decode(encoded));
    } catch (GeneralSecurityException | IllegalArgumentException invalid) {
      return false;
    }
  }
}
